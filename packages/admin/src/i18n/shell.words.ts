export const shellWords = {
  'api.noService': {
    zh: '服务没有正确应答（{status}），请稍后再试',
    en: 'The service did not answer properly ({status}), try again later',
  },
  'api.network': {
    zh: '无法连接服务，请检查网络后重试',
    en: 'Cannot reach the service, check the network and try again',
  },
  'api.timeout': { zh: '请求超时，请稍后再试', en: 'The request took too long, try again later' },
  'api.cancelled': { zh: '请求已取消', en: 'The request was cancelled' },
  'api.failed': { zh: '出错了', en: 'An error occurred' },
  'upload.failed': { zh: '上传失败：{reason}', en: 'Upload failed: {reason}' },
  'upload.tooMany': {
    zh: '最多只能上传 {count} 个文件，未上传：{names}',
    en: 'At most {count} may be uploaded, these were left out: {names}',
  },
  'upload.imagesOnly': { zh: '请上传图片格式的文件：{allowed}', en: 'Please upload a picture: {allowed}' },

  'app.name': { zh: 'AJ Report', en: 'AJ Report' },
  'app.slogan': { zh: '从一张表格，到一面大屏', en: 'From a spreadsheet to a wall' },
  'app.sloganDetail': {
    zh: '导入 Excel，写一条查询，拖出图表，挂上墙面或嵌入任何网页。',
    en: 'Import Excel, write one query, drag the charts, hang it on a wall or put it into any page.',
  },

  'shell.menu': { zh: '菜单', en: 'Menu' },
  'shell.openMenu': { zh: '展开菜单', en: 'Open the menu' },
  'shell.closeMenu': { zh: '收起菜单', en: 'Close the menu' },
  'shell.screens': { zh: '打开大屏列表', en: 'Open the list of screens' },
  'shell.language': { zh: '语言', en: 'Language' },
  'shell.look': { zh: '外观', en: 'Look' },
  'shell.lookSystem': { zh: '跟随系统', en: 'As the system' },
  'shell.lookLight': { zh: '浅色', en: 'Light' },
  'shell.lookDark': { zh: '深色', en: 'Dark' },
  'shell.changePassword': { zh: '修改密码', en: 'Change password' },
  'shell.mySessions': { zh: '我的会话', en: 'My sessions' },
  'shell.apiTokens': { zh: 'API 令牌', en: 'API tokens' },
  'shell.logout': { zh: '退出登录', en: 'Log out' },
  'shell.pageFailed': { zh: '页面打开失败', en: 'The page could not be opened' },
  'shell.pageFailedDetail': {
    zh: '请刷新页面重试；如果刚升级过系统，刷新即可载入新版本。',
    en: 'Reload the page and try again; after an upgrade this loads the new version.',
  },
  'shell.reload': { zh: '刷新页面', en: 'Reload' },

  'password.saved': { zh: '密码修改成功，请重新登录', en: 'Password changed successfully, please log in again' },
  'password.differ': { zh: '两次输入的密码不一致！', en: 'Passwords do not match!' },

  'session.endTitle': { zh: '已退出登录', en: 'Logged out' },
  'session.endText': {
    zh: '您已登出，可以取消继续留在该页面，或者重新登录。',
    en: 'You have been logged out. You can cancel to stay on this page, or log in again.',
  },
  'session.workKept': {
    zh: '未保存的修改已留作草稿，重新登录后可以恢复。',
    en: 'Unsaved changes were kept as a draft, which is offered to you after you log in again.',
  },
  'session.endBar': {
    zh: '您已登出，本页的操作不会生效。',
    en: 'You have been logged out: nothing on this page takes effect.',
  },
  'session.loginAgain': { zh: '重新登录', en: 'Log in again' },

  'notFound.title': { zh: '页面不存在', en: 'Page not found' },
  'notFound.text': {
    zh: '请检查您输入的网址是否正确，或者点击下面的按钮返回首页。',
    en: 'Please check if the URL you entered is correct, or go back home with the button below.',
  },
  'forbidden.title': { zh: '没有访问权限', en: 'No access' },
  'forbidden.text': {
    zh: '管理员说您不能访问这个页面。需要时请联系管理员授权。',
    en: 'The admin says you cannot access this page. Ask an administrator if you need it.',
  },
  'tab.refused': { zh: '浏览器拦截了新标签页', en: 'The browser refused the new tab' },
  'tab.refusedText': { zh: '内容已经保存。现在打开吗？', en: 'Everything is saved. Open it now?' },
  'tab.open': { zh: '打开', en: 'Open' },
  'page.home': { zh: '返回首页', en: 'Back home' },
} as const;
