import type { ChannelService } from '@grandstand/contract'

/** An account as it is kept: only the server's key opens its secret. */
export interface KeptService {
  service: ChannelService
  public_id: string
  sealed_secret: string
}
