import { expect, test } from 'vitest'
import { en } from '../locales/en.ts'
import { errorText } from './error-text.ts'
import { createI18n } from './i18n/create-i18n.ts'

const i18n = createI18n('en', en)

test.each([
  [500, 'internal', null, 'Something went wrong. Please try again or contact technical support'],
  [400, 'invalid_request', null, 'Something went wrong. Please try again or contact technical support'],
  [429, 'too_many_requests', 1, 'Too many requests. Please try again in 1 second.'],
  [429, 'too_many_requests', 42, 'Too many requests. Please try again in 42 seconds.'],
  [429, 'too_many_requests', null, 'Too many requests. Please wait a moment and try again.'],
  [503, 'unavailable', 5, 'We cannot answer right now. Please try again in 5 seconds.'],
  [503, 'unavailable', null, 'We cannot answer right now. Please wait a moment and try again.'],
  [null, 'network', null, 'You seem to be offline. Please check your connection and try again.'],
])('%s %s, with a retry after %s s, says: %s', (status, code, retryAfterSeconds, text) => {
  expect(errorText({ status, code, retryAfterSeconds }, i18n)).toBe(text)
})
