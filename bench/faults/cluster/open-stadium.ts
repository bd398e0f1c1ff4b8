import { applyChannel } from '../../../apps/server/src/content/channel-code/index.ts'
import { openDatabase } from '../../../apps/server/src/db/connection.ts'
import { derbyEntry } from '../../../apps/server/test/event-builder.ts'
import { buildSoldLeague } from '../../../apps/server/test/sold-league.ts'
import type { Cluster } from '../../../scripts/cluster/start-cluster.ts'
import { openCluster } from '../../support/open-cluster.ts'
import {
  channelKey,
  listProducts,
  noteSettling,
  providerAt,
  type Shop,
} from '../../support/shop/open-shop.ts'
import { openPaidGame, type PaidGame } from '../night/open-paid-game.ts'

export type ClusterShop = Pick<Shop, 'url' | 'channelId' | 'products' | 'db' | 'query' | 'atProvider'>

export interface Stadium {
  cluster: Cluster
  shop: ClusterShop
  game: PaidGame
  close(): Promise<void>
}

/** A league that sells, with its paid game live, on the whole deployment. Null: its programs are not installed. */
export async function openStadium(): Promise<Stadium | null> {
  const cluster = await openCluster({ DEMO: '0', LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000' })
  if (!cluster) return null
  const { port, rtmpPort, sandboxPort, net } = cluster.settings
  const { db, pool, close } = openDatabase({
    url: `postgres://grandstand:${cluster.values.PASSWORD}@${net}.1:5432/grandstand`,
    maxConnections: 2,
    onError: () => {},
  })
  try {
    const league = buildSoldLeague(channelKey, document => {
      document.events = [derbyEntry]
    })
    const { channelId } = await applyChannel({ db, now: () => new Date() }, league)
    await pool.query(noteSettling)
    const shop: ClusterShop = {
      url: `http://127.0.0.1:${port}`,
      channelId,
      products: await listProducts(db),
      db,
      query: pool.query.bind(pool),
      atProvider: providerAt(sandboxPort),
    }
    const game = await openPaidGame(shop, rtmpPort)
    return {
      cluster,
      shop,
      game,
      async close() {
        await game.encoder.stop()
        await close()
        await cluster.stop()
      },
    }
  } catch (error) {
    await close()
    await cluster.stop()
    throw error
  }
}
