import type { Closing, ClosingReplay } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon } from '@grandstand/ui'
import { FactList } from '../../../platform/fact-list.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'
import { Panel } from '../../../platform/panel.tsx'
import { AddToLibrary } from './add-to-library.tsx'
import styles from './closing.module.css'
import { KickOff } from './kick-off.tsx'
import { PosterPicker } from './poster-picker.tsx'
import { useClosingWords } from './use-closing-words.ts'

interface ReplayCheckProps {
  channel: string
  closing: Closing
  replay: ClosingReplay
}

/** One replay, looked through: what is good is said in a line, what is not in a list. */
export function ReplayCheck({ channel, closing, replay }: ReplayCheckProps) {
  const { words, fill, language } = useI18n()
  const say = words.closing
  const may = useMayCall()
  const { minutesText, secondsText, timeText } = useClosingWords(closing.time_zone)
  const { duration_ms, sizes, captions, findings, breaks } = replay
  const languages = new Intl.DisplayNames(language, { type: 'language' })
  return (
    <Panel title={replay.name === say.replay ? say.replay : `${say.replay} · ${replay.name}`}>
      <ul className={styles.findings}>
        {findings.length === 0 && (
          <li>
            <Icon name="check" />
            {say.checked}
          </li>
        )}
        {findings.map(finding => (
          <li key={finding}>
            <Icon name="alert" />
            <span>
              {say.findings[finding]}
              {finding === 'breaks' &&
                ` ${breaks.map(({ at, seconds }) => fill(say.breakAt, { time: timeText(at), seconds: secondsText(seconds) })).join(' · ')}`}
            </span>
          </li>
        ))}
      </ul>
      <FactList
        facts={[
          [say.length, duration_ms === null ? say.none : minutesText(duration_ms)],
          [say.gameLength, minutesText(closing.game_ms)],
          [say.sizes, sizes.length > 0 ? sizes.map(height => `${height}p`).join(', ') : say.sourceOnly],
          [
            say.captions,
            captions.length > 0 ? captions.map(code => languages.of(code) ?? code).join(', ') : say.none,
          ],
        ]}
      />
      <PosterPicker channel={channel} closing={closing} replay={replay} />
      {replay.url && replay.may_set_kick_off && may(studioWireCalls.setKickOff) && (
        <KickOff channel={channel} closing={closing} replay={replay} url={replay.url} />
      )}
      {may(studioWireCalls.addGameToLibrary) && !findings.includes('making') && (
        <AddToLibrary channel={channel} closing={closing} replay={replay} />
      )}
    </Panel>
  )
}
