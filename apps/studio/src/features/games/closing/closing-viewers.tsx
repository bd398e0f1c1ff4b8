import type { Closing } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { FactList } from '../../../platform/fact-list.tsx'
import { gameAudienceHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { May } from '../../../platform/may.tsx'
import { Panel } from '../../../platform/panel.tsx'
import { useClosingWords } from './use-closing-words.ts'

export function ClosingViewers({ channel, closing }: { channel: string; closing: Closing }) {
  const { words, number } = useI18n()
  const say = words.closing
  const { viewers } = closing
  const { hoursText, secondsText, percentText } = useClosingWords(closing.time_zone)
  return (
    <Panel title={words.common.viewers}>
      <FactList
        facts={[
          [say.peak, number(viewers.peak_viewers)],
          [words.common.views, number(viewers.views)],
          [words.common.watched, hoursText(viewers.playing_ms)],
          [say.stalled, percentText(viewers.rebuffer_share)],
          [say.startup, viewers.startup_ms === null ? '–' : secondsText(viewers.startup_ms / 1000)],
          [say.failures, number(viewers.technical_failures)],
        ]}
      />
      <May call={studioWireCalls.getGameReport}>
        <p>
          <a href={gameAudienceHref(channel, closing.event_id)}>{words.common.minutes}</a>
        </p>
      </May>
    </Panel>
  )
}
