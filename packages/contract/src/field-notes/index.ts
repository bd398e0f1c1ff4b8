import { channelNotes } from './channel-notes.ts'
import { commonNotes } from './common-notes.ts'
import { eventNotes } from './event-notes.ts'
import type { FieldNote, FieldNotes } from './field-note.ts'
import { moneyNotes } from './money-notes.ts'
import { peopleNotes } from './people-notes.ts'
import { telemetryNotes } from './telemetry-notes.ts'
import { videoNotes } from './video-notes.ts'

const byTopic: readonly FieldNotes[] = [
  ...[commonNotes, channelNotes, eventNotes, peopleNotes, moneyNotes, videoNotes, telemetryNotes],
]
const notes = new Map(byTopic.flatMap(topic => Object.entries(topic)))

/** For the documentation; `owner` is the entity or call that has the field, with the path to it where it lies deeper. */
export function findFieldNote(owner: string, field: string): FieldNote | undefined {
  return notes.get(`${owner}.${field}`) ?? notes.get(field)
}

/** Every one that was written: one that no field has is a mistake. */
export const fieldNoteNames: ReadonlySet<string> = new Set(notes.keys())
