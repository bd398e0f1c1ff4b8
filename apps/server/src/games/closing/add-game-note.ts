import type { Body, studioCalls } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import type { ClosingInput } from './closing-input.ts'
import { insertNote, lockClosingGame } from './closing-store.ts'

/** Also of a night that is closed: what somebody remembers later counts too. */
export function addGameNote(
  ctx: Pick<Context, 'db' | 'now'>,
  {
    channel,
    session: { operator },
    params,
    body,
    ip,
  }: ClosingInput & { body: Body<typeof studioCalls.addGameNote> },
): Promise<{ id: number }> {
  return ctx.db.transaction(async tx => {
    if (!(await lockClosingGame(tx, channel.id, params.id))) throw new CallError('not_found')
    const note = { text: body.text, by: operator.name || operator.email, at: ctx.now() }
    const id = await insertNote(tx, channel.id, params.id, note)
    if (id === null) throw new CallError('conflict')
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'add_game_note',
        operator,
        channelId: channel.id,
        ip,
        target: { type: 'event', id: params.id },
      },
    )
    return { id }
  })
}
