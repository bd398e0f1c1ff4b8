import { formatClock } from '@grandstand/player'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { clipsHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ClipVerdict } from '../../clips/clips/clip-verdict.tsx'
import { clipsQuery } from '../../clips/clips/clips-query.ts'
import styles from './room.module.css'

const shown = 3

/** What viewers cut of this game and an operator has not judged yet. */
export function RoomClips({ channel, id }: { channel: string; id: string }) {
  const { words, fill, number, language } = useI18n()
  const say = words.room
  const clips = useQuery(
    clipsQuery(useClient(), { channel, show: 'waiting', user: '', event: id, page: 1, language }),
  )
  const waiting = clips.data?.items ?? []
  if (!clips.data) return null
  return (
    <section className={styles.section} aria-labelledby="room-clips">
      <div className={styles.title}>
        <h2 id="room-clips">{words.nav.clips}</h2>
        {clips.data.total > 0 && (
          <span className="quiet figures">{fill(say.waiting, { number: number(clips.data.total) })}</span>
        )}
        <a href={clipsHref(channel, { event: id, show: 'all' })}>{say.allClips}</a>
      </div>
      {waiting.length === 0 && <p className="quiet small">{say.noClips}</p>}
      <ul className={styles.clips}>
        {waiting.slice(0, shown).map(clip => (
          <li key={clip.id} className={styles.clip}>
            <a className={styles.still} href={clipsHref(channel, { event: id, show: 'waiting' })}>
              {clip.image_url && <img src={clip.image_url} alt="" loading="lazy" />}
              <span className={styles.length}>{formatClock(Math.round(clip.duration))}</span>
              <span className="visually-hidden">{fill(words.clips.watch, { name: clip.name })}</span>
            </a>
            <p className={styles.clipName}>{clip.name}</p>
            <div className={styles.verdict}>
              <ClipVerdict channel={channel} clip={clip} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
