import { GameReport } from '../features/insight/reports/game-report.tsx'

export function GameAudienceScreen({ channel, id }: { channel: string; id: string }) {
  return <GameReport channel={channel} event={id} />
}
