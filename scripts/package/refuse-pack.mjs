// `npm pack` in a folder of the repository would pack its TypeScript sources, which no app can use.
console.error(`This folder holds sources. In the folder of the repository, "npm run package" makes the package:
packages/widgets/dist/aj-report-widgets-VERSION.tgz
此目录是源码，不能直接打包。请在仓库根目录运行 npm run package，生成 packages/widgets/dist/aj-report-widgets-版本号.tgz`);
process.exit(1);
