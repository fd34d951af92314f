import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerSecret } from './secret.ts';
import { seal, unseal } from './vault.ts';

function app(secret: string) {
  const made = Fastify();
  registerSecret(made, secret);
  return made;
}

describe('A sealed secret', () => {
  const own = app('a'.repeat(32));

  it('opens for its owner alone, under the same installation secret, unchanged', () => {
    const sealed = seal(own, 'source 1', '{"password":"密码"}');
    expect(unseal(own, 'source 1', sealed)).toBe('{"password":"密码"}');
    expect(unseal(own, 'source 2', sealed)).toBeUndefined();
    expect(unseal(app('b'.repeat(32)), 'source 1', sealed)).toBeUndefined();
    const at = sealed.length - 5;
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(unseal(own, 'source 1', changed)).toBeUndefined();
    expect(unseal(own, 'source 1', 'v1.short')).toBeUndefined();
  });

  it('never looks the same twice', () => {
    expect(seal(own, 'source 1', 'x')).not.toBe(seal(own, 'source 1', 'x'));
  });
});
