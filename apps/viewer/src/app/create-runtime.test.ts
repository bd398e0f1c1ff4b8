import { afterEach, expect, test, vi } from 'vitest'
import { createRuntime } from './create-runtime.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('the data of a screen is dropped 60000 ms after the user leaves it', async () => {
  vi.useFakeTimers()
  const { queryClient } = createRuntime(null, () => {})
  await queryClient.fetchQuery({ queryKey: ['events', 'list'], queryFn: async () => ['a game'] })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(queryClient.getQueryData(['events', 'list'])).toEqual(['a game'])
  await vi.advanceTimersByTimeAsync(1_001)
  expect(queryClient.getQueryData(['events', 'list'])).toBeUndefined()
})
