import styles from './camera-switch.module.css'

export interface CameraChoice {
  /** One alone is no choice. */
  cameras: readonly { id: number; name: string }[]
  camera: number
  onCamera: (id: number) => void
}

/** The same moment, seen from elsewhere. */
export function CameraSwitch({ cameras, camera, onCamera, label }: CameraChoice & { label: string }) {
  if (cameras.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a width of its own
    <div className={styles.cameras} role="group" aria-label={label}>
      {cameras.map(({ id, name }) => (
        <button
          key={id}
          className={styles.camera}
          type="button"
          aria-pressed={id === camera}
          onClick={() => id !== camera && onCamera(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
