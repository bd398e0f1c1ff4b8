import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { LoadedChannel } from '../src/content/channel-code/index.ts'
import { customFormValues } from '../src/db/tables.ts'
import { buildChannel } from './channel-builder.ts'
import { serveTests } from './serve-tests.ts'

const survey = {
  alias: 'survey',
  name: { en: 'Survey', fr: 'Sondage', bg: 'Анкета' },
  fields: [
    { name: 'team', label: { en: 'Your team', fr: 'Votre équipe' }, type: 'text', required: true },
    { name: 'seats', label: 'Seats', type: 'number', required: false },
    { name: 'note', label: 'Note', type: 'text', required: false },
  ],
} satisfies LoadedChannel['document']['forms'][number]

let usersMade = 0

const alpha = buildChannel('alpha')
alpha.document.forms.push(survey)
const beta = buildChannel('beta')
beta.document.forms = []
const server = await serveTests({ channels: [alpha, beta] })

async function newFan(channelId = server.alphaId, host = 'alpha.test') {
  usersMade += 1
  const { apiKey, userId } = await server.programKey(channelId, `fan-${usersMade}@example.com`)
  const headers = { authorization: `Bearer ${apiKey}` }
  return {
    userId,
    get: (path: string) => server.ask(`/api/custom-forms/${path}`, { host, headers }),
    fill: (alias: string, fields: unknown) =>
      server.ask(`/api/custom-forms/${alias}`, { host, headers, body: { fields } }),
  }
}

const field = (name: string, value: unknown) => ({ name, value })

describe('a form of the channel', () => {
  it('is empty at first, in the requested language', async () => {
    const fan = await newFan()
    expect((await fan.get('survey?language=fr')).json).toEqual({
      alias: 'survey',
      name: 'Sondage',
      fields: [
        { name: 'team', label: 'Votre équipe', type: 'text', required: true, value: null },
        { name: 'seats', label: 'Seats', type: 'number', required: false, value: null },
        { name: 'note', label: 'Note', type: 'text', required: false, value: null },
      ],
    })
    expect((await fan.get('survey?language=bg')).json.fields[0].label).toBe('Your team')
  })

  it('keeps the answers of a user, for that user alone', async () => {
    const [fan, other] = [await newFan(), await newFan()]
    const { status, json } = await fan.fill('survey', [field('team', 'Herons'), field('seats', 2.5)])
    expect(status).toBe(200)
    expect(json.fields).toMatchObject([{ value: 'Herons' }, { value: 2.5 }, { value: null }])
    expect((await fan.get('survey')).json).toEqual(json)
    expect((await other.get('survey')).json.fields[0].value).toBeNull()
  })

  it('keeps fields that are not sent, and clears fields that are sent as null', async () => {
    const fan = await newFan()
    await fan.fill('survey', [field('team', 'Herons'), field('seats', 2)])
    const { json } = await fan.fill('survey', [field('seats', null), field('note', 'Hello')])
    expect(json.fields).toMatchObject([{ value: 'Herons' }, { value: null }, { value: 'Hello' }])
    expect((await fan.get('survey')).json).toEqual(json)
  })

  it.each<[string, unknown[], Record<string, string>]>([
    ['an unknown field', [field('tea', 'x'), field('team', 'y')], { tea: 'is not a field of this form' }],
    ['a missing required field', [field('seats', 1)], { team: 'is required' }],
    ['a required field left empty', [field('team', '  ')], { team: 'is required' }],
    ['a required field as null', [field('team', null)], { team: 'is required' }],
    ['a number for a text', [field('team', 7)], { team: 'must be a text' }],
    ['a text for a number', [field('team', 'x'), field('seats', '2')], { seats: 'must be a number' }],
    ['a field twice', [field('team', 'x'), field('team', 'y')], { team: 'is given twice' }],
    [
      'several mistakes at once',
      [field('seats', 'many'), field('__proto__', 1)],
      { seats: 'must be a number', ['__proto__']: 'is not a field of this form', team: 'is required' },
    ],
  ])('refuses %s, names the field and keeps nothing', async (_, fields, expected) => {
    const fan = await newFan()
    const { status, json } = await fan.fill('survey', fields)
    expect(status).toBe(400)
    expect(Object.entries(json.error.fields).toSorted()).toEqual(Object.entries(expected).toSorted())
    const rows = server.ctx.db.select().from(customFormValues).where(eq(customFormValues.user_id, fan.userId))
    expect(await rows).toEqual([])
  })

  it.each<[unknown, string]>([
    [undefined, 'fields'],
    [[], 'fields'],
    ['team', 'fields'],
    [[{ name: 'team' }], 'fields.0.value'],
    [[field('team', true)], 'fields.0.value'],
    [[field('team', 'a\0b')], 'fields.0.value'],
    [[field('team', 'x'.repeat(2_001))], 'fields.0.value'],
    [[field('team', { deep: [] })], 'fields.0.value'],
    [[{ ...field('team', 'x'), label: 'mine' }], 'label'],
    [Array.from({ length: 101 }, () => field('team', 'x')), 'fields'],
  ])('refuses the body %j naming %s', async (fields, name) => {
    const { status, json } = await (await newFan()).fill('survey', fields)
    expect(status).toBe(400)
    expect(Object.keys(json.error.fields)).toContain(name)
  })

  it('that does not exist answers 404, even if another channel has it', async () => {
    const stranger = await newFan(server.betaId, 'beta.test')
    expect((await stranger.get('passes')).status).toBe(404)
    expect((await stranger.fill('passes', [field('basic-pass', 1)])).status).toBe(404)
    expect((await (await newFan()).get('none')).status).toBe(404)
    expect((await (await newFan()).get('No%20form')).status).toBe(400)
  })

  it('filled in from many tabs at once ends complete', async () => {
    const fan = await newFan()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const fields = [field('team', `Team ${i}`), field('seats', i), field('note', `Note ${i}`)]
        return fan.fill('survey', i % 2 === 0 ? fields : fields.toReversed())
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const [team, seats, note] = (await fan.get('survey')).json.fields
    expect([team.value, note.value]).toEqual([`Team ${seats.value}`, `Note ${seats.value}`])
  })

  it('keeps its answers when it is applied again, and drops those of another type', async () => {
    const fan = await newFan()
    await fan.fill('survey', [field('team', 'Herons'), field('seats', 3), field('note', 'Hello')])
    const changed = buildChannel('alpha')
    changed.document.forms.push({
      ...survey,
      fields: [
        { name: 'note', label: 'Note', type: 'number', required: false },
        { name: 'seats', label: 'Seats', type: 'text', required: false },
        { name: 'team', label: 'Team', type: 'text', required: true },
      ],
    })
    await server.apply(changed)
    expect((await fan.get('survey')).json.fields).toMatchObject([
      { name: 'note', value: null },
      { name: 'seats', value: '3' },
      { name: 'team', value: 'Herons' },
    ])
  })
})
