import type { Recording, SignalMeter } from '@grandstand/media'
import type { SeenLook, Standing } from '@grandstand/rules'

/** A camera that sends to this process, with what was measured of it. */
export interface MeasuredCamera {
  channelId: number
  videoId: number
  meter: SignalMeter
  /** Where it is recorded now. */
  recording: () => Recording
  /** Kilobits a second, the latest last. */
  history: number[]
  /** What was seen and heard last; null: nobody has looked yet. */
  seen: { look: SeenLook; standing: Standing } | null
}

/** Of this process alone: others read what it writes down. */
export interface Signals {
  begin(camera: Pick<MeasuredCamera, 'channelId' | 'videoId' | 'meter' | 'recording'>): void
  /** Of this meter: another encoder may have come meanwhile. */
  end(meter: SignalMeter): void
  list(): MeasuredCamera[]
}

export function createSignals(): Signals {
  const measured = new Map<SignalMeter, MeasuredCamera>()
  return {
    begin(camera) {
      measured.set(camera.meter, { ...camera, history: [], seen: null })
    },
    end(meter) {
      measured.delete(meter)
    },
    list: () => [...measured.values()],
  }
}
