import { describe, expect, test } from 'vitest'
import { createStorage, readText } from './storage.ts'

function fakeLocal(entries: Record<string, string> = {}) {
  const items = new Map(Object.entries(entries))
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

describe('storage', () => {
  test('keys carry the prefix rudy_ and a long time to live', () => {
    const local = fakeLocal()
    createStorage({ local: () => local, now: () => 1000 }).set('api_key', 'abc')
    expect(JSON.parse(local.items.get('rudy_api_key') ?? '')).toEqual({
      value: 'abc',
      expires: 1000 + 365 * 24 * 3_600_000,
    })
  })

  test('an expired or corrupt entry counts as absent', () => {
    const local = fakeLocal({
      rudy_api_key: '{"value":"old","expires":5}',
      rudy_channel_key: '{not json',
      rudy_last_page: '"text"',
    })
    const storage = createStorage({ local: () => local, now: () => 10 })
    expect(storage.get('api_key')).toBeNull()
    expect(storage.get('channel_key')).toBeNull()
    expect(storage.get('last_page')).toBeNull()
  })

  test('a blocked storage falls back to memory', () => {
    const storage = createStorage({
      local: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      now: () => 0,
    })
    expect(storage.get('api_key')).toBeNull()
    storage.set('api_key', 'abc')
    expect(storage.get('api_key')).toBe('abc')
    storage.remove('api_key')
    expect(storage.get('api_key')).toBeNull()
  })

  test('a full storage keeps the new value for the life of the page', () => {
    const local = { ...fakeLocal({ rudy_api_key: '{"value":"old","expires":99}' }) }
    local.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const storage = createStorage({ local: () => local, now: () => 0 })
    storage.set('api_key', 'new')
    expect(storage.get('api_key')).toBe('new')
  })

  test('a value of another shape is not read as text', () => {
    const local = fakeLocal({ rudy_api_key: '{"value":7,"expires":99}' })
    expect(readText(createStorage({ local: () => local, now: () => 0 }), 'api_key')).toBeNull()
  })
})
