import { alarmKinds, cameraStates, type RoomEntry, roomActions } from '@grandstand/contract'
import { z } from 'zod'
import { listScoreChanges } from '../../catalogue/events/index.ts'
import type { Db } from '../../db/connection.ts'
import { listBuyerMailRows } from '../../sale/buyer-mails/index.ts'
import { listAlarmRows } from '../alarms/index.ts'
import { listNotes } from '../closing/index.ts'
import { listCameraChanges, listRoomActions } from './room-store.ts'

const alarmKind = z.enum(alarmKinds)
const cameraState = z.enum(cameraStates)
const roomAction = z.enum(roomActions)
const maxAlarms = 100
const maxEntries = 80

interface Team {
  id: number
  name: string
}

/** All that happened in a game, in its order; the latest of it. */
export async function listRoomLog(
  db: Db,
  channelId: number,
  eventId: number,
  /** Away before home. */
  teams: readonly Team[],
): Promise<RoomEntry[]> {
  const [alarms, changes, actions, notes, scores, mails] = await Promise.all([
    listAlarmRows(db, channelId, { eventId, limit: maxAlarms }),
    listCameraChanges(db, channelId, eventId),
    listRoomActions(db, channelId, eventId),
    listNotes(db, channelId, eventId),
    listScoreChanges(db, channelId, eventId),
    listBuyerMailRows(db, channelId, eventId),
  ])
  const entries: RoomEntry[] = [
    ...alarms.map(row => ({
      type: 'alarm' as const,
      at: row.opened_at.toISOString(),
      id: row.id,
      kind: alarmKind.parse(row.kind),
      camera: row.camera_name,
      is_open: row.closed_at === null,
      by: row.acknowledged_by,
    })),
    ...changes.map(({ state, at, camera }) => ({
      type: 'camera' as const,
      at: at.toISOString(),
      camera,
      state: cameraState.parse(state),
    })),
    ...actions.map(({ action, at, by }) => ({
      type: 'action' as const,
      at: at.toISOString(),
      action: roomAction.parse(action),
      by,
    })),
    ...notes.map(({ id, text, by, at }) => ({ type: 'note' as const, at: at.toISOString(), id, text, by })),
    ...mails.map(({ id, subject, people, by, at }) => ({
      type: 'mail' as const,
      at: at.toISOString(),
      id,
      subject,
      people,
      by,
    })),
    ...describeScores(scores, teams),
  ]
  return entries.toSorted((a, b) => a.at.localeCompare(b.at)).slice(-maxEntries)
}

type ScoreChange = Awaited<ReturnType<typeof listScoreChanges>>[number]

/** Each with what stood on the board after it. */
function describeScores(changes: readonly ScoreChange[], teams: readonly Team[]): RoomEntry[] {
  const board = new Map<number, number | null>()
  return changes.flatMap(({ participant_id, score, kind, period, clock, at }) => {
    const before = board.get(participant_id) ?? 0
    board.set(participant_id, score)
    // The other side's nought, which comes with the first points of a game, is no news.
    if (before === (score ?? 0)) return []
    return {
      type: 'score',
      at: at.toISOString(),
      team: teams.find(({ id }) => id === participant_id)?.name ?? '',
      kind,
      scores: teams.map(({ id }) => board.get(id) ?? null),
      period,
      clock,
    }
  })
}
