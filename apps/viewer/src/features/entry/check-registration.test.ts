import { expect, test } from 'vitest'
import { en as account } from '../../locales/account/account-en.ts'
import { en as words } from '../../locales/en.ts'
import { checkRegistration, type RegistrationField, registrationFields } from './check-registration.ts'
import { problemText } from './problem-text.ts'

const right = {
  first_name: 'Ada',
  last_name: 'Fan',
  email: 'ada@example.com',
  phone: '',
  password: 'a long pass phrase',
  password_confirmation: 'a long pass phrase',
  terms: 'on',
}

function textsFor(changes: Partial<Record<RegistrationField, string>>) {
  const problems = checkRegistration({ ...right, ...changes })
  return registrationFields.flatMap(field => {
    const code = problems[field]
    return code ? [problemText({ words, account }, field, code)] : []
  })
}

test('a form that is filled in correctly has no problem', () => {
  expect(textsFor({})).toEqual([])
  expect(textsFor({ phone: '+1 (416) 555-0100' })).toEqual([])
})

test.each([
  [{ first_name: ' ' }, 'Enter your first name'],
  [{ last_name: '' }, 'Enter your last name'],
  [{ first_name: 'a'.repeat(101) }, 'Must be less than 101 characters'],
  [{ email: '' }, 'Field is required'],
  [{ email: 'ada@nowhere' }, 'A valid email address is required'],
  [{ phone: '12345' }, 'A phone number has 10 to 14 digits'],
  [{ password: '', password_confirmation: '' }, 'Field is required'],
  [{ password: 'short', password_confirmation: 'short' }, 'The password is too short'],
  [{ password: 'a'.repeat(129), password_confirmation: 'a'.repeat(129) }, 'The password is too long'],
  [{ password_confirmation: 'another' }, 'The password and password confirmation do not match'],
  [{ terms: '' }, 'Please accept terms & conditions'],
] as const)('%j says: %s', (changes, text) => {
  expect(textsFor(changes)).toEqual([text])
})

test.each([
  ['password', 'too_common', 'This password is too common. Please choose another'],
  ['email', 'a text that only machines read', 'A valid email address is required'],
  ['phone', 'phone', 'A phone number has 10 to 14 digits'],
])('the server’s answer about %s (%s) becomes words', (field, code, text) => {
  expect(problemText({ words, account }, field, code)).toBe(text)
})
