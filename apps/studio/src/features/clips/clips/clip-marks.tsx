import type { StudioClip } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { State } from '../../../platform/state.tsx'

/** What an operator should see at a glance. */
export function ClipMarks({ clip }: { clip: StudioClip }) {
  const { words, plural } = useI18n()
  const say = words.clips
  const isTold = clip.is_public || clip.moderation !== 'approved'
  const marks = [
    { text: say.moderations[clip.moderation], isThere: isTold, isUrgent: clip.moderation === 'waiting' },
    { text: say.shared, isThere: clip.is_shared, isUrgent: false },
    { text: plural(say.reported, clip.report_count), isThere: clip.report_count > 0, isUrgent: true },
    { text: say.banned, isThere: clip.is_banned, isUrgent: false },
    { text: say.states[clip.status], isThere: clip.status !== 'ready', isUrgent: false },
  ].filter(({ isThere }) => isThere)
  return (
    <p className="row-3">
      {marks.map(({ text, isUrgent }) => (
        <State key={text} tone={isUrgent ? 'warn' : 'good'} text={text} />
      ))}
    </p>
  )
}
