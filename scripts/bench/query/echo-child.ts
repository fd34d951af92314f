process.on('message', (question: object) => process.send?.(question));
