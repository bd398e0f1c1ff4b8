import type { StudioEventDetail } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { Drawer } from '../../../platform/drawer.tsx'
import { embedHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { May } from '../../../platform/may.tsx'
import { useMayCall } from '../../../platform/operator.ts'
import { EventClips } from '../../clips/clips/event-clips.tsx'
import { MailBuyers } from '../../sale/buyer-mails/mail-buyers.tsx'
import { ReplaysPanel } from '../../video/replays/replays-panel.tsx'
import { EventCancel } from '../events/event-cancel.tsx'
import { KeepVideos } from '../events/keep-videos.tsx'
import { OutsidePlayersPanel } from '../events/outside-players-panel.tsx'
import { GamePlan } from '../games/game-plan.tsx'
import { gameQuery } from '../games/games-queries.ts'

interface RoomMoreProps {
  channel: string
  event: StudioEventDetail
  onClose: () => void
}

/** All that is seldom needed while a game runs. */
export function RoomMore({ channel, event, onClose }: RoomMoreProps) {
  const { words, language } = useI18n()
  const may = useMayCall()
  const id = String(event.id)
  const plan = useQuery(gameQuery(useClient(), { channel, id }, language))
  return (
    <Drawer title={words.room.more} onClose={onClose}>
      <div className="stack-4">
        {!event.is_private && <GamePlan channel={channel} id={id} />}
        <div className="row-3">
          {!event.is_private && may(studioWireCalls.getEmbedSites) && (
            <a className="button" href={embedHref(channel, { event: id })}>
              {words.embeds.title}
            </a>
          )}
          {!event.is_private && <MailBuyers channel={channel} id={id} />}
          <May call={studioWireCalls.cancelEvent}>
            <EventCancel channel={channel} event={event} buyers={plan.data?.buyers ?? 0} />
          </May>
        </div>
        {!event.is_private && may(studioWireCalls.listFiles) && (
          <>
            {event.stream_status !== 'finished' && <ReplaysPanel params={{ channel, owner: 'event', id }} />}
            <ReplaysPanel params={{ channel, owner: 'teaser', id }} />
          </>
        )}
        <May call={studioWireCalls.addOutsidePlayer}>
          <OutsidePlayersPanel channel={channel} event={event} />
        </May>
        {event.kept && may(studioWireCalls.keepEventVideos) && (
          <KeepVideos channel={channel} event={event} kept={event.kept} />
        )}
        {!event.is_private && may(studioWireCalls.removeEventClips) && (
          <EventClips channel={channel} event={event} />
        )}
      </div>
    </Drawer>
  )
}
