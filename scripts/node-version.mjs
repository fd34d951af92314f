const NEEDED = [20, 19];

/** Ends the process with a clear sentence when Node is too old or the dependencies are not installed. */
export async function requireReadyMachine(root) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
    fail(
      `Node ${process.versions.node} is too old. AJ Report needs Node ${NEEDED.join('.')} or newer: install it and run the command again.`,
      `Node ${process.versions.node} 版本过低，AJ Report 需要 Node ${NEEDED.join('.')} 或更高版本，请升级后重试。`,
    );
  }
  const { existsSync } = await import('node:fs');
  const path = await import('node:path');
  if (!existsSync(path.join(root, 'node_modules', '.package-lock.json'))) {
    fail('The dependencies are not installed. Run: npm ci', '尚未安装依赖，请先运行：npm ci');
  }
}

export function fail(english, chinese) {
  console.error(`\n${chinese}\n${english}\n`);
  process.exit(1);
}
