import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cancelEvent, updateEvent } from '../src/catalogue/events/index.ts'
import { mailReminders as reminders, users } from '../src/db/tables.ts'
import { mailReminders } from '../src/games/notices/index.ts'
import { addOutsidePlayer, buildLeague, openSeason } from './event-builder.ts'
import { openMailbox } from './mailbox.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'

let time = new Date('2026-11-16T20:00:00Z')

const server = await serveTests({
  channels: [buildLeague('alpha', { embed_hosts: ['video.example'] }), buildLeague('beta')],
  now: () => time,
})
const season = await openSeason(server)

let fans = 0
/** Somebody with an address, which is confirmed unless it is said otherwise. */
async function openFan(isProven = true) {
  fans += 1
  const email = `fan-${fans}@example.com`
  const { apiKey, userId } = await server.programKey(server.alphaId, email)
  const known = { email_verified_at: isProven ? time : null, first_name: 'Dana' }
  await server.ctx.db.update(users).set(known).where(eq(users.id, userId))
  const headers = { authorization: `Bearer ${apiKey}` }
  const ask = (path: string) => server.ask(`/api${path}`, { headers })
  const remind = (game: number, is_wanted = true, language = 'en') =>
    server.ask(`/api/events/${game}/mail-reminder`, {
      method: 'POST',
      headers,
      body: { language, time_zone: 'Europe/Sofia', is_wanted },
    })
  const listMails = () => openMailbox(server).mailsTo(email)
  return { userId, ask, remind, listMails }
}

const addGame = (startsAt: string) => season.add(startsAt, { teams: ['heloise-ball', 'team'] })
async function turn(at: string) {
  time = new Date(at)
  await Promise.all([mailReminders(server.ctx), mailReminders(server.ctx)])
}

it('a user who asked gets one mail, 15 minutes before the game, in their own time zone', async () => {
  const { remind, listMails, ask } = await openFan()
  const game = await addGame('2026-11-16T20:30:00Z')
  expect((await remind(game)).json).toEqual({ reminders: [game] })
  expect((await ask('/mail-reminders')).json).toEqual({ reminders: [game] })
  await turn('2026-11-16T20:14:00Z')
  expect(await server.ctx.db.select().from(reminders)).toMatchObject([{ told_start: null }])
  await turn('2026-11-16T20:15:00Z')
  await turn('2026-11-16T20:16:00Z')
  await expect.poll(listMails).toHaveLength(1)
  const [mail] = await listMails()
  expect(mail?.subject).toMatch(/^Northwick Herons @ Team alpha starts at 10:30.PM GMT\+2$/)
  expect(mail?.text).toContain(`/watch/${game}`)
})

it('a user who asked during a game without a picture gets one mail when the picture comes', async () => {
  const { remind, listMails, ask } = await openFan()
  const game = await season.add('2026-11-16T20:00:00Z', {
    teams: ['heloise-ball', 'team'],
    stream_status: 'live',
  })
  expect((await remind(game)).json).toEqual({ reminders: [game] })
  await turn('2026-11-16T20:20:00Z')
  expect((await ask('/mail-reminders')).json).toEqual({ reminders: [game] })
  await addOutsidePlayer(server, game)
  await turn('2026-11-16T20:21:00Z')
  await turn('2026-11-16T20:22:00Z')
  await expect.poll(listMails).toHaveLength(1)
  const [mail] = await listMails()
  expect(mail?.subject).toBe('Northwick Herons @ Team alpha: the picture is here')
  expect(mail?.text).toContain('Watch live')
  expect(mail?.text).toContain('Hello Dana,')
  const picture = `/og/event/${game}-mail.jpg?language=en&amp;spoilers=off`
  expect(mail?.html).toContain(`${picture}" alt="Northwick Herons @ Team alpha"`)
  expect((await ask('/mail-reminders')).json).toEqual({ reminders: [] })
})

it('a reminder says what the game costs, and what opens it, to a user who does not have it', async () => {
  const [stranger, buyer] = [await openFan(), await openFan()]
  const sold = { type: 'ppv', base_price: 899, service_fee: 100, teams: ['heloise-ball', 'team'] }
  const ahead = await season.add('2026-11-16T20:40:00Z', sold)
  const live = await season.add('2026-11-16T20:00:00Z', { ...sold, stream_status: 'live' })
  await openShop(server).add(buyer.userId, { event_id: live })
  for (const game of [ahead, live]) await stranger.remind(game)
  await buyer.remind(live)
  await addOutsidePlayer(server, live)
  await turn('2026-11-16T20:30:00Z')
  await expect.poll(stranger.listMails).toHaveLength(2)
  await expect.poll(buyer.listMails).toHaveLength(1)
  const texts = (await stranger.listMails()).map(({ text }) => text).join('\n')
  for (const said of ['it costs $9.99.', 'Buy · $9.99', 'Watch live · $9.99']) expect(texts).toContain(said)
  expect((await buyer.listMails())[0]?.text).toContain('Watch live:')
  expect((await buyer.listMails())[0]?.text).not.toContain('$')
})

it('a reminder is written in the language of the user', async () => {
  const { remind, listMails } = await openFan()
  await remind(await addGame('2026-11-17T20:30:00Z'), true, 'fr')
  await turn('2026-11-17T20:20:00Z')
  await expect
    .poll(async () => (await listMails()).map(mail => mail.subject))
    .toEqual([expect.stringContaining('\u00a0: début à 22:30')])
})

it('a reminder is not sent for a cancelled game, and comes before the new start if the game moves', async () => {
  const { remind, listMails } = await openFan()
  const [cancelled, moved] = [await addGame('2026-11-18T20:10:00Z'), await addGame('2026-11-18T20:10:00Z')]
  await remind(cancelled)
  await remind(moved)
  await cancelEvent(server.ctx, server.alphaId, cancelled, true)
  await updateEvent(server.ctx, server.alphaId, moved, {
    times: { event_utc_ts: new Date('2026-11-18T21:00:00Z'), ends_at: new Date('2026-11-18T23:00:00Z') },
  })
  await turn('2026-11-18T20:00:00Z')
  await turn('2026-11-18T20:50:00Z')
  await expect
    .poll(async () => (await listMails()).map(mail => mail.subject))
    .toEqual([expect.stringContaining('11:00')])
})

it('a reminder is not sent to an unconfirmed address', async () => {
  const { remind, listMails, userId } = await openFan(false)
  const game = await addGame('2026-11-19T20:10:00Z')
  expect((await remind(game)).json.error.code).toBe('verification_failed')
  await server.ctx.db.update(users).set({ email_verified_at: time }).where(eq(users.id, userId))
  expect((await remind(game)).status).toBe(200)
  // Another address since, which is yet to be confirmed.
  await server.ctx.db.update(users).set({ email_verified_at: null }).where(eq(users.id, userId))
  await turn('2026-11-19T20:00:00Z')
  expect(await server.ctx.db.select().from(reminders).where(eq(reminders.user_id, userId))).toMatchObject([
    { told_start: null },
  ])
  expect(await listMails()).toEqual([])
})

it('a reminder that cannot be written does not hold up the others', async () => {
  const [unlucky, lucky] = [await openFan(), await openFan()]
  for (const { remind } of [unlucky, lucky]) await remind(await addGame('2026-11-19T22:10:00Z'))
  // A zone that this machine does not know, as after a move to another one.
  await server.ctx.db
    .update(reminders)
    .set({ time_zone: 'Mars/Olympus' })
    .where(eq(reminders.user_id, unlucky.userId))
  time = new Date('2026-11-19T22:00:00Z')
  await expect(mailReminders(server.ctx)).rejects.toThrow('1 reminders could not be sent')
  await expect.poll(lucky.listMails).toHaveLength(1)
})

it('a reminder can be withdrawn, is in the export, and is deleted with the account', async () => {
  const { remind, ask, userId } = await openFan()
  const game = await addGame('2026-11-20T20:10:00Z')
  await remind(game)
  expect((await remind(game, false)).json).toEqual({ reminders: [] })
  expect((await remind(2_000_000_000)).status).toBe(404)
  await remind(game)
  expect((await ask('/profile/export')).json.mail_reminders).toMatchObject([{ event_id: game }])
  await server.ctx.db.delete(users).where(eq(users.id, userId))
  expect(await server.ctx.db.select().from(reminders).where(eq(reminders.user_id, userId))).toEqual([])
})
