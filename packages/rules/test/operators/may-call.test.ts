import { describe, expect, test } from 'vitest'
import { listMakers, mayCall } from '../../src/index.ts'

describe('a call of the Studio', () => {
  test.each([
    ['owner', ['owner'], true],
    ['owner', ['finance'], true],
    ['finance', ['finance', 'helpdesk'], true],
    ['scorer', ['finance', 'helpdesk'], false],
    ['scorer', ['owner'], false],
    ['scorer', 'oneself', true],
  ] as const)('lets %s make what is for %s: %s', (role, by, may) => {
    expect(mayCall(role, by)).toBe(may)
  })

  test('names an owner among those who may, once', () => {
    expect(listMakers(['producer', 'owner'])).toEqual(['owner', 'producer'])
    expect(listMakers(['helpdesk'])).toEqual(['owner', 'helpdesk'])
  })
})
