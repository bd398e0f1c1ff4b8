import type { SrtState } from '@grandstand/contract'

/** Where encoders may send to. */
export interface EncoderPorts {
  rtmp_port: number | null
  srt: SrtState
  /** By the video of a camera that may send now. */
  srt_ports: Record<string, number>
}

/** A process of the deployment. */
export interface Node {
  id: string
  roles: readonly string[]
  /** Where other processes reach it. */
  url: string
  /** Processes that share a site share their files. */
  site: string
  /** It goes, or has not been heard of lately: others are asked first. */
  isDraining: boolean
  encoderPorts: EncoderPorts | null
  /** Of the disk on which it records; null: it records nothing. */
  freeBytes: number | null
}

/** The processes that live, as far as this one knows: what it knows is three seconds old at the most. */
export interface Nodes {
  /** This process, and where its files lie. */
  readonly id: string
  readonly site: string
  readonly isDraining: boolean
  list(): readonly Node[]
  /** One that has the files of that site; undefined: nobody who lives. */
  findAt(site: string): Node | undefined
}
