import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQuery } from '@tanstack/react-query'
import { ClosingMail } from '../features/games/closing/closing-mail.tsx'
import { ClosingMoney } from '../features/games/closing/closing-money.tsx'
import { ClosingNotes } from '../features/games/closing/closing-notes.tsx'
import { ClosingProblems } from '../features/games/closing/closing-problems.tsx'
import { closingQuery } from '../features/games/closing/closing-query.ts'
import { ClosingState } from '../features/games/closing/closing-state.tsx'
import { ClosingViewers } from '../features/games/closing/closing-viewers.tsx'
import { ReplayCheck } from '../features/games/closing/replay-check.tsx'
import { useClient } from '../platform/client-context.ts'
import { eventHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { May } from '../platform/may.tsx'
import { Panel } from '../platform/panel.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import styles from './screens.module.css'

/** A game after the night: all that is left to look at before it is closed. */
export function ClosingScreen({ channel, id }: { channel: string; id: string }) {
  const { words, language } = useI18n()
  const say = words.closing
  const found = useQuery(closingQuery(useClient(), { channel, id }, language))
  const closing = found.data
  const back = { href: eventHref(channel, Number(id)), label: words.common.toGame }
  if (!closing) {
    return (
      <>
        <ScreenHead title={say.title} back={back} />
        <LoadState query={found} />
      </>
    )
  }
  return (
    <>
      <ScreenHead title={say.title} text={closing.name} back={back}>
        <ClosingState channel={channel} closing={closing} />
      </ScreenHead>
      <div className={`${styles.columns} stack-5`}>
        <div className="stack-5">
          {closing.replays.length === 0 && (
            <Panel title={say.replay}>
              <p>{say.noReplay}</p>
            </Panel>
          )}
          {closing.replays.map(replay => (
            <ReplayCheck key={replay.id} channel={channel} closing={closing} replay={replay} />
          ))}
          <ClosingNotes channel={channel} closing={closing} />
        </div>
        <div className="stack-5">
          <ClosingMoney money={closing.money} />
          <ClosingViewers channel={channel} closing={closing} />
          <ClosingProblems closing={closing} />
          <May call={studioWireCalls.setClosingMail}>
            <ClosingMail channel={channel} isOn={closing.mail_language !== null} />
          </May>
        </div>
      </div>
    </>
  )
}
