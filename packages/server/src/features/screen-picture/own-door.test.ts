import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp, type App } from '../../app.ts';
import { makeTestFolder, testConfig, type TestFolder } from '../../testing/test-config.ts';
import { openOwnDoor, type OwnDoor } from './own-door.ts';

describe('The door for the browser of this server', () => {
  let folder: TestFolder;
  let app: App;
  let door: OwnDoor;

  beforeAll(async () => {
    folder = await makeTestFolder();
    app = await buildApp(testConfig(folder.path));
    door = await openOwnDoor(app);
  });
  afterAll(async () => {
    await door.close();
    await app.close();
    await folder.remove();
  });

  const portOf = () => Number(door.proxy.split(':')[1]);
  const ask = (address: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port: portOf(), path: address }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.once('error', reject).end();
    });

  it('leads to this service', async () => {
    expect(await ask('http://localhost/data-report/health')).toBe(200);
  });

  it('leads nowhere else', async () => {
    for (const address of ['http://169.254.169.254/', 'http://127.0.0.1:5432/', 'http://localhost:9095/', '/login'])
      expect(await ask(address), address).toBe(403);
  });

  it('opens no tunnel', async () => {
    const socket = connect(portOf(), '127.0.0.1', () => socket.write('CONNECT 10.0.0.1:443 HTTP/1.1\r\n\r\n'));
    let said = '';
    socket.on('data', (bytes: Buffer) => (said += bytes.toString()));
    await new Promise((resolve) => socket.once('close', resolve));
    expect(said).toBe('');
  });
});
