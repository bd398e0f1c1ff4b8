/** As the provider writes keys; those of the sandbox are live nowhere. */
export const isLiveKey = (key: string): boolean => key.startsWith('pk_live_')
