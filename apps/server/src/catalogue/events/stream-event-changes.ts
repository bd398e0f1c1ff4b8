import type { EventChanges } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { LiveStream, StreamMessage } from '../../context/live-stream.ts'
import type { Session } from '../../context/session.ts'
import { openEars } from './hear-changes.ts'
import { listEventChanges } from './list-event-changes.ts'

/**
 * `hello` gives the caller's cursor, `change` the new state of an event, `access` says that the user's access has
 * changed, and `clip` gives the state of a clip that the user cut.
 */
export async function streamEventChanges(
  ctx: Pick<Context, 'eventFeed' | 'userFeed'>,
  asked: Reader & {
    session: Pick<Session, 'userId' | 'operator' | 'shownScores'>
    lastEventId: string | undefined
  },
): Promise<LiveStream> {
  const cursor = /^\d{1,15}$/.test(asked.lastEventId ?? '') ? Number(asked.lastEventId) : undefined
  const missed = await listEventChanges(ctx, { ...asked, query: { cursor } })
  const hear = await openEars(asked.session)
  return {
    start(send) {
      send([sayHello(missed), ...sayChanges(missed)])
      const { channel, session } = asked
      const leave = ctx.eventFeed.follow(channel.id, missed.cursor, changes => send(say(hear(changes))))
      if (session.userId === null) return leave
      const forget = ctx.userFeed.follow(channel.id, session.userId, ({ kind, ...data }) =>
        send([{ event: kind, data }]),
      )
      return () => {
        leave()
        forget()
      }
    },
  }
}

const said = new WeakMap<EventChanges, StreamMessage[]>()

/** The same list for all who follow, so that it is written once. */
function say(changes: EventChanges): StreamMessage[] {
  const known = said.get(changes)
  if (known) return known
  const messages = changes.is_complete ? sayChanges(changes) : [sayHello(changes)]
  said.set(changes, messages)
  return messages
}

function sayHello({ cursor, is_complete, items }: EventChanges): StreamMessage {
  // Before the missed changes have come through, a break must go on from where it was.
  const id = items.length === 0 ? { id: String(cursor) } : {}
  return { ...id, event: 'hello', data: { cursor, is_complete } }
}

function sayChanges({ cursor, items }: EventChanges): StreamMessage[] {
  return items.map((change, index) => ({
    ...(index === items.length - 1 ? { id: String(cursor) } : {}),
    event: 'change',
    data: change,
  }))
}
