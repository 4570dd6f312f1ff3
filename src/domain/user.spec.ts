// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { agentState, fullName, userSchema } from './user.ts';

const buyer = { _id: 'u1', email: 'linda@example.com', firstName: 'Linda', lastName: 'Moreno' };

describe('the buyer', () => {
  it('has an agent once there is an account', () => {
    const user = userSchema.parse({
      ...buyer,
      agentEmail: 'ana@example.com',
      agent: {
        id: 'a1',
        firstName: 'Ana',
        lastName: 'Ribeiro',
        email: 'ana@example.com',
        agentProfile: { phone: '(828) 555-0137' },
      },
    });
    expect(user.agent).toEqual({
      firstName: 'Ana',
      lastName: 'Ribeiro',
      email: 'ana@example.com',
      phone: '(828) 555-0137',
    });
    expect(agentState(user)).toBe('linked');
  });

  it('waits for an agent who is named alone, in either field', () => {
    for (const wire of [
      { agentEmail: 'ana@example.com', agent: null },
      { agentEmail: 'ana@example.com', agent: {} },
      { agent: 'ana@example.com' },
    ]) {
      const user = userSchema.parse({ ...buyer, ...wire });
      expect(user).toMatchObject({ agent: null, agentEmail: 'ana@example.com' });
      expect(agentState(user)).toBe('awaited');
    }
  });

  it('has no agent where none is named', () => {
    for (const wire of [{}, { agent: null, agentEmail: '' }, { agent: '' }])
      expect(agentState(userSchema.parse({ ...buyer, ...wire }))).toBe('none');
  });

  it('has an agent without a phone', () => {
    expect(userSchema.parse({ ...buyer, agent: { _id: 'a1', firstName: 'Ana' } }).agent).toMatchObject({
      firstName: 'Ana',
      phone: null,
    });
  });

  it('has a profile where there is one', () => {
    expect(userSchema.parse({ ...buyer, buyerProfile: { pets: 'Cats' } }).buyerProfile?.pets).toBe('Cats');
    for (const buyerProfile of [null, undefined, '', 'p1'])
      expect(userSchema.parse({ ...buyer, buyerProfile }).buyerProfile).toBeNull();
  });

  it('keeps no password that the server should not have sent', () => {
    expect(userSchema.parse({ ...buyer, password: 'secret' })).not.toHaveProperty('password');
  });

  it('need not have an id: the session has it', () => {
    expect(userSchema.parse({ email: 'linda@example.com' }).id).toBeNull();
  });
});

it('names a person with what is known', () => {
  expect(fullName({ firstName: 'Linda', lastName: 'Moreno' })).toBe('Linda Moreno');
  expect(fullName({ firstName: null, lastName: 'Moreno' })).toBe('Moreno');
  expect(fullName({ firstName: null, lastName: null })).toBeNull();
});
