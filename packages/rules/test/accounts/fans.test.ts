import { describe, expect, it } from 'vitest'
import { checkFavorite, checkForm } from '../../src/index.ts'

describe('a favourite', () => {
  const facts = { isLoggedIn: true, favoritable_type: 'group', favoritable_id: 7 }
  it.each([
    [facts, null],
    [{ ...facts, favoritable_type: 'participant' }, null],
    [{ ...facts, favoritable_type: 'category' }, null],
    [{ ...facts, isLoggedIn: false }, 'login_required'],
    [{ ...facts, isLoggedIn: false, favoritable_type: 'team' }, 'login_required'],
    [{ ...facts, favoritable_type: 7 }, 'type_not_string'],
    [{ ...facts, favoritable_type: null }, 'type_not_string'],
    [{ ...facts, favoritable_type: undefined }, 'type_not_string'],
    [{ ...facts, favoritable_type: ['group'] }, 'type_not_string'],
    [{ ...facts, favoritable_type: 'team' }, 'type_unknown'],
    [{ ...facts, favoritable_type: 'GROUP' }, 'type_unknown'],
    [{ ...facts, favoritable_type: '' }, 'type_unknown'],
    [{ ...facts, favoritable_id: undefined }, 'id_not_selected'],
    [{ ...facts, favoritable_id: '7' }, 'id_not_selected'],
    [{ ...facts, favoritable_id: 0 }, 'id_not_selected'],
    [{ ...facts, favoritable_id: 1.5 }, 'id_not_selected'],
  ])('%o: %s', (given, problem) => {
    expect(checkFavorite(given)).toBe(problem)
  })
})

describe('a form that is filled in', () => {
  const fields = [
    { name: 'team', type: 'text', required: true },
    { name: 'seats', type: 'number', required: false },
  ] as const
  it.each([
    [
      'every required field',
      [
        { name: 'team', value: 'Herons' },
        { name: 'seats', value: 2 },
      ],
      {},
    ],
    [
      'an optional field as null',
      [
        { name: 'team', value: 'Herons' },
        { name: 'seats', value: null },
      ],
      {},
    ],
    ['nothing', [], { team: 'required' }],
    ['a required field as null', [{ name: 'team', value: null }], { team: 'required' }],
    ['a blank required field', [{ name: 'team', value: ' ' }], { team: 'required' }],
    ['a number for a text', [{ name: 'team', value: 1 }], { team: 'text' }],
    [
      'a text for a number',
      [
        { name: 'team', value: 'x' },
        { name: 'seats', value: '1' },
      ],
      { seats: 'number' },
    ],
    [
      'an unknown field',
      [
        { name: 'team', value: 'x' },
        { name: 'tea', value: 1 },
      ],
      { tea: 'unknown' },
    ],
    [
      'a field twice',
      [
        { name: 'team', value: 'x' },
        { name: 'team', value: 'y' },
      ],
      { team: 'twice' },
    ],
  ])('with %s has the problems %2$o', (_, filled, problems) => {
    expect(Object.fromEntries(checkForm(fields, filled, new Map()))).toEqual(problems)
  })

  it('need not repeat earlier answers, but may not clear them', () => {
    const kept = new Map([['team', 'Herons']])
    expect(checkForm(fields, [{ name: 'seats', value: 1 }], kept).size).toBe(0)
    expect(checkForm(fields, [{ name: 'team', value: '' }], kept).get('team')).toBe('required')
    expect(checkForm(fields, [], new Map([['team', '']])).get('team')).toBe('required')
  })
})
