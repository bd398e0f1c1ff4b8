import type { Body, studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { insertNote, lockClosingGame } from './closing-store.ts'

/** Also of a night that is closed: what somebody remembers later counts too. */
export function addGameNote(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, body, ip }: OperatorCallById & { body: Body<typeof studioCalls.addGameNote> },
): Promise<{ id: number }> {
  return ctx.db.transaction(async tx => {
    if (!(await lockClosingGame(tx, channel.id, params.id))) throw new CallError('not_found')
    const note = { text: body.text, by: session.operator.name || session.operator.email, at: ctx.now() }
    const id = await insertNote(tx, channel.id, params.id, note)
    if (id === null) throw new CallError('conflict')
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'add_game_note', target: { type: 'event', id: params.id } },
    )
    return { id }
  })
}
