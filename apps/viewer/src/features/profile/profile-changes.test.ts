import { describe, expect, test } from 'vitest'
import { hasChanges, profileChanges } from './profile-changes.ts'
import { checkDetails, type ProfileDetails, profileDetails, readDetails } from './profile-details.ts'

const before: ProfileDetails = {
  first_name: 'Ada',
  last_name: 'Fan',
  phone: '+1 555 010 0199',
  language: 'en',
}

function formData(values: Partial<ProfileDetails>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

describe('only what differs is sent', () => {
  test.each<[Partial<ProfileDetails>, object]>([
    [{}, {}],
    [{ first_name: 'Ida' }, { first_name: 'Ida' }],
    [{ phone: '' }, { phone: null }],
    [{ phone: '555 010 0100' }, { phone: '555 010 0100' }],
    [{ language: 'bg' }, { language: 'bg' }],
    // A language of the channel that the interface does not speak cannot be chosen.
    [{ language: 'de' }, {}],
    [
      { first_name: 'Ida', last_name: 'Supporter' },
      { first_name: 'Ida', last_name: 'Supporter' },
    ],
  ])('%j', (typed, sent) => {
    const after = { ...before, ...typed }
    expect(profileChanges(before, after)).toEqual(sent)
    expect(hasChanges(before, after)).toBe(Object.keys(sent).length > 0)
  })

  test('spaces around a name are not a change', () => {
    const after = readDetails(formData({ ...before, first_name: ' Ada ' }))
    expect(hasChanges(before, after)).toBe(false)
  })
})

test('the form begins with known values, and with the language on screen if none was chosen', () => {
  const user = { first_name: 'Ada', last_name: 'Fan', phone: null, language: null }
  expect(profileDetails(user, 'fr')).toEqual({
    first_name: 'Ada',
    last_name: 'Fan',
    phone: '',
    language: 'fr',
  })
})

describe('a problem is named by its field', () => {
  test.each<[Partial<ProfileDetails>, object]>([
    [{}, {}],
    [{ phone: '' }, {}],
    [{ first_name: '' }, { first_name: 'required' }],
    [{ last_name: 'x'.repeat(101) }, { last_name: 'too_long' }],
    [{ phone: '12' }, { phone: 'phone' }],
    [
      { first_name: '', last_name: '' },
      { first_name: 'required', last_name: 'required' },
    ],
  ])('%j', (typed, problems) => {
    expect(checkDetails(before, { ...before, ...typed })).toEqual(problems)
  })

  test('except that a buyer who never gave a name may leave it so', () => {
    const nameless = { ...before, first_name: '', last_name: '' }
    expect(checkDetails(nameless, { ...nameless, phone: '12' })).toEqual({ phone: 'phone' })
    expect(checkDetails(nameless, { ...nameless, first_name: 'x'.repeat(101) })).toEqual({
      first_name: 'too_long',
    })
  })
})
