import { expect, test } from 'vitest'
import { readRefusal } from './read-refusal.ts'

const refused = (more: object) => Object.assign(new Error('refused'), more)

test.each([
  [refused({ code: 'invalid_request', fields: { email: 'taken' } }), 'invalid_request', { email: 'taken' }],
  [refused({ code: 'wrong_auth_data' }), 'wrong_auth_data', {}],
  [refused({ code: 7, fields: 'no' }), '', {}],
  [refused({ fields: null }), '', {}],
  ['a text', '', {}],
])('%o is read as the code %j and the fields %j', (reason, code, fields) => {
  expect(readRefusal(reason)).toMatchObject({ code, fields, error: expect.any(Error) })
})
