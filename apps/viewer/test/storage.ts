import { createStorage } from '../src/platform/storage.ts'

/** In memory, as in a browser that forbids to keep anything. */
export const blockedStorage = () =>
  createStorage({
    local: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    now: () => 0,
  })

/** An empty one of a browser that keeps things. */
export function openStorage() {
  const kept = new Map<string, string>()
  return createStorage({
    local: () => ({
      getItem: name => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: name => void kept.delete(name),
    }),
    now: () => 0,
  })
}
