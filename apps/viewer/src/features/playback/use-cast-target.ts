import type { CastTarget } from '@grandstand/player'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import type { Playing } from './use-playback.ts'

/** Null where the channel does not cast. */
export function useCastTarget({ getCastAddress }: Playing): CastTarget | null {
  const { settings } = useBootstrap()
  return settings.cast_app_id === null ? null : { appId: settings.cast_app_id, getAddress: getCastAddress }
}
