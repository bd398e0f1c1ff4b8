/** Where the storage has a file that is to become a video, beside the videos. */
export const uploadFolder = ({ channel_id, id }: { channel_id: number; id: number }) =>
  `${channel_id}/file-${id}`
