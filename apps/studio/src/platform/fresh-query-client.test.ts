import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { FreshQueryClient } from './fresh-query-client.ts'

it('what changes while its first answer is on its way is asked for again', async () => {
  const client = new FreshQueryClient()
  const answers: ((text: string) => void)[] = []
  const queryFn = () => new Promise<string>(resolve => answers.push(resolve))
  const observer = new QueryObserver(client, { queryKey: ['content', 'en'], queryFn })
  const leave = observer.subscribe(() => {})
  const told = client.invalidateQueries({ queryKey: ['content'] })
  answers[0]?.('before')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.('after')
  await told
  expect(observer.getCurrentResult().data).toBe('after')
  leave()
})
