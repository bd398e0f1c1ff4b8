import type { ParticipantGroup } from '@grandstand/contract'
import { Icon, LatePicture } from '@grandstand/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { keepPickedSchool, usePickedSchool } from '../../platform/picked-school.ts'
import { profileQuery } from '../../platform/session/user-queries.ts'
import { homeEventsQuery } from '../events/event-queries.ts'
import styles from './pick-school.module.css'

/** For visitors, until they have picked one or want none. Its games come first from then on, on this device. */
export function PickSchool() {
  const { client, toasts } = useApp()
  const { words, language } = useI18n()
  const { participant_groups } = useBootstrap()
  const queryClient = useQueryClient()
  const isVisitor = useQuery(profileQuery(client)).data === null
  const picked = usePickedSchool()
  if (!isVisitor || picked !== null || participant_groups.length < 2) return null

  async function pick({ id, name }: ParticipantGroup) {
    // Its games first, so that the page turns in one step.
    await queryClient.prefetchQuery(homeEventsQuery(client, language, { group_id: String(id) }))
    keepPickedSchool(id)
    toasts.show({
      key: 'picked-school',
      kind: 'info',
      icon: 'check',
      text: ({ words: said, fill }) => fill(said.home.picked, { name }),
    })
    // The button that was pressed has gone.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.outer}>
      <section className={styles.pick} aria-labelledby="pick-school">
        <div className={styles.words}>
          <h2 className="title-2" id="pick-school">
            {words.home.pickTitle}
          </h2>
          <p className="quiet meta">{words.home.pickText}</p>
        </div>
        <ul className={styles.schools}>
          {participant_groups.map(school => (
            <li key={school.id}>
              <button
                className={styles.school}
                type="button"
                aria-label={school.name}
                onClick={() => void pick(school)}
              >
                {school.image ? (
                  <LatePicture className={styles.crest} picture={school.image} sizes="52px" />
                ) : (
                  <span className={styles.crest} aria-hidden="true">
                    {school.name.slice(0, 1)}
                  </span>
                )}
                <span className={styles.name}>{school.city || school.name}</span>
              </button>
            </li>
          ))}
        </ul>
        <button
          className={`icon-button ${styles.close}`}
          type="button"
          aria-label={words.home.pickNone}
          onClick={() => keepPickedSchool('none')}
        >
          <Icon name="close" />
        </button>
      </section>
    </div>
  )
}
