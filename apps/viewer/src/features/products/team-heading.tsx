import type { Participant } from '@grandstand/contract'
import { Dialog, Icon, LatePicture } from '@grandstand/ui'
import { useRef } from 'react'
import { usePassesWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './team-heading.module.css'
import { TeamPicker } from './team-picker.tsx'

interface TeamHeadingProps {
  team: Participant
  teams: readonly Participant[]
  /** The sport, the games left, the next one. */
  text: string
  onPick: (team: Participant) => void
}

/** "Watch the Ravens": the team is a button, and behind it are all others. */
export function TeamHeading({ team, teams, text, onPick }: TeamHeadingProps) {
  const { words: common } = useI18n()
  const words = usePassesWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [crest] = team.images
  return (
    <div className="page-heading">
      <div className="page-heading__words">
        <h1 className={`page-heading__title ${styles.title}`}>
          {words.watch}{' '}
          <button
            className={styles.button}
            type="button"
            aria-haspopup="dialog"
            onClick={() => dialog.current?.showModal()}
          >
            {crest && <LatePicture className={styles.crest} picture={crest} sizes="36px" />}
            {team.card_name}
            <Icon name="chevron_down" />
          </button>
        </h1>
        <p className="page-heading__text">{text}</p>
      </div>
      <Dialog
        ref={dialog}
        title={words.pickTitle}
        text={words.pickText}
        actions={
          <button className="button" type="button" onClick={() => dialog.current?.close()}>
            {common.common.close}
          </button>
        }
      >
        <TeamPicker
          teams={teams}
          onPick={picked => {
            dialog.current?.close()
            onPick(picked)
          }}
        />
      </Dialog>
    </div>
  )
}
