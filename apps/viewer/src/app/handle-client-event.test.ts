import { ApiError } from '@grandstand/api-client'
import { expect, test, vi } from 'vitest'
import { createRuntime } from './create-runtime.ts'
import { handleClientEvent } from './handle-client-event.ts'

function tell(failure: { callName: string; code: string; fields: Record<string, string> }) {
  const runtime = createRuntime(null, () => {})
  const error = new ApiError({ status: 400, message: '', ...failure })
  handleClientEvent({ ...runtime, showErrorReload: () => {} }, { type: 'global_error', error })
  return runtime.toasts
}

test.each([
  ['listEvents', 'invalid_request'],
  ['addFavorite', 'invalid_request'],
])('a 400 about a field of %s, which no form sent, shows globally', async (callName, code) => {
  const toasts = tell({ callName, code, fields: { limit: 'wrong' } })
  await vi.waitFor(() => expect(toasts.list()).toHaveLength(1))
})

test.each([
  ['login', 'invalid_request', { email: 'wrong' }],
  ['sendContactMessage', 'invalid_request', { name: 'wrong' }],
  ['applyCoupon', 'wrong_promo_code', {}],
  ['getSharedClip', 'invalid_request', { uuid: 'wrong' }],
])(
  'an error that the form or page of %s shows itself (%s) does not show again',
  async (callName, code, fields) => {
    const toasts = tell({ callName, code, fields })
    // Long enough for a toast to show.
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(toasts.list()).toEqual([])
  },
)
