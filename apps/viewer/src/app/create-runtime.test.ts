import { afterEach, expect, test, vi } from 'vitest'
import { createRuntime } from './create-runtime.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('what a screen has loaded is dropped 60000 ms after it was left', async () => {
  vi.useFakeTimers()
  const { queryClient } = createRuntime(null, () => {})
  await queryClient.fetchQuery({ queryKey: ['events', 'list'], queryFn: async () => ['a game'] })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(queryClient.getQueryData(['events', 'list'])).toEqual(['a game'])
  await vi.advanceTimersByTimeAsync(1_001)
  expect(queryClient.getQueryData(['events', 'list'])).toBeUndefined()
})
