import type { Text } from '@aj-report/contract';
import { wordsOf } from '../../i18n/page-words.ts';

/** Words of the pages of permissions, roles and users. */
export const ACCESS_WORDS = {
  all: { zh: '全部', en: 'All' },
  enabled: { zh: '启用', en: 'Enabled' },
  disabled: { zh: '停用', en: 'Disabled' },
  state: { zh: '状态', en: 'State' },

  targets: { zh: '权限对象', en: 'Targets' },
  target: { zh: '对象', en: 'Target' },
  action: { zh: '操作', en: 'Action' },
  origin: { zh: '来源', en: 'Origin' },
  builtIn: { zh: '系统自带', en: 'Built in' },
  own: { zh: '自定义', en: 'Own' },
  noAuthorities: { zh: '还没有权限', en: 'No permission yet' },
  noAuthoritiesText: {
    zh: '系统自带的权限在启动时登记；为其他系统准备的权限可以在这里新增。',
    en: 'Those of the product are listed at its start; add those of other systems here.',
  },

  roleName: { zh: '角色名称', en: 'Role name' },
  roleUsers: { zh: '用户数', en: 'Users' },
  grant: { zh: '分配权限', en: 'Permissions' },
  grantTitle: { zh: '“{name}”的权限', en: 'Permissions of "{name}"' },
  granted: { zh: '权限已保存，下一次请求起生效', en: 'Saved; the permissions act from the next call on' },
  noRoles: { zh: '还没有角色', en: 'No role yet' },
  noRolesText: {
    zh: '角色把权限归在一起，用户通过角色获得权限。',
    en: 'A role holds permissions; users get theirs through roles.',
  },

  search: { zh: '搜索', en: 'Search' },
  selectAll: { zh: '全选', en: 'Select all' },
  chosen: { zh: '已选 {count} / {total}', en: '{count} of {total} selected' },
  nothingFound: { zh: '没有匹配的结果', en: 'Nothing found' },

  roles: { zh: '角色', en: 'Roles' },
  noRole: { zh: '未分配', en: 'None' },
  assign: { zh: '分配角色', en: 'Assign roles' },
  assignTitle: { zh: '“{name}”的角色', en: 'Roles of "{name}"' },
  assigned: { zh: '角色已保存，下一次请求起生效', en: 'Saved; the roles act from the next call on' },
  email: { zh: '邮箱', en: 'E-mail' },
  verified: { zh: '邮箱已验证', en: 'E-mail verified' },
  notVerified: { zh: '未验证', en: 'Not verified' },
  waitsForApproval: { zh: '待批准', en: 'To approve' },
  signUp: { zh: '注册', en: 'Sign-up' },
  signUpDone: { zh: '可以登录', en: 'May log in' },
  signUpWaits: { zh: '待批准或验证', en: 'Waits' },
  waiting: { zh: '待批准的注册：{count}', en: 'Sign-ups that wait for your approval: {count}' },
  showWaiting: { zh: '查看', en: 'Show them' },
  approve: { zh: '批准', en: 'Approve' },
  approveAsk: {
    zh: '“{name}”（{email}）注册了账号。确认是本人注册的吗？批准后可用注册时设置的密码登录，没有任何权限，直到分配角色。',
    en: '"{name}" ({email}) signed up. Are you sure that it was them? They then log in with the password that they chose, without any right until you assign roles.',
  },
  approved: { zh: '已批准“{name}”，可以登录了', en: '"{name}" is approved and may log in' },
  approvedWithout: {
    zh: '已批准“{name}”。此邮箱注册过不止一次，无法确定哪个密码属于本人：请重置密码并交给本人',
    en: '"{name}" is approved. The address was signed up more than once and nobody knows whose password is theirs: reset it and hand it over',
  },
  markVerified: { zh: '标记邮箱已验证', en: 'Mark e-mail as verified' },
  markVerifiedAsk: {
    zh: '确认“{name}”的邮箱 {email} 属于本人吗？注册时填写的密码和已发出的验证链接将失效，须由你重置密码，或由本人通过“忘记密码”设置密码后登录。',
    en: 'Does the address {email} belong to "{name}"? The password of the sign-up and verification links that were mailed stop working: reset the password, or let them use “Forgot your password?”',
  },
  markedVerified: { zh: '“{name}”的邮箱已标记为已验证', en: 'The e-mail of "{name}" is marked as verified' },
  password: { zh: '密码', en: 'Password' },
  oneTime: { zh: '待修改', en: 'One-time' },
  ownPassword: { zh: '已设置', en: 'Set' },
  lastLogin: { zh: '最近登录', en: 'Last login' },
  lastAddress: { zh: '登录地址', en: 'From' },
  never: { zh: '从未登录', en: 'Never' },
  reset: { zh: '重置密码', en: 'Reset password' },
  resetAsk: {
    zh: '为“{name}”生成一个新的一次性密码吗？原密码立即失效，其会话全部结束。',
    en: 'Make a new one-time password for "{name}"? The old one stops working and all sessions end.',
  },
  enableSelected: { zh: '批量启用', en: 'Enable selected' },
  disableSelected: { zh: '批量停用', en: 'Disable selected' },
  disableAsk: {
    zh: '停用选中的 {count} 个用户吗？他们会立即退出登录。',
    en: 'Disable the selected users ({count})? They are logged out at once.',
  },
  disable: { zh: '停用', en: 'Disable' },
  changed: { zh: '已修改 {count} 个用户', en: 'Users changed: {count}' },
  noUsers: { zh: '还没有用户', en: 'No user yet' },
  noUsersText: { zh: '新增一个用户，把一次性密码交给他。', en: 'Add one, and hand over the one-time password.' },

  oneTimeTitle: { zh: '一次性密码', en: 'One-time password' },
  oneTimeText: {
    zh: '请把它交给“{name}”。首次登录后必须修改密码；关闭后不再显示。',
    en: 'Hand it to "{name}". It has to be changed at the first login, and is not shown again.',
  },
  copyPassword: { zh: '复制密码', en: 'Copy password' },
  noted: { zh: '我已记下', en: 'I have noted it' },
} as const satisfies Record<string, Text>;

export const accessWord = wordsOf(ACCESS_WORDS);
