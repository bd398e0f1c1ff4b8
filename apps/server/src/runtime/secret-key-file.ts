/** In the data folder: opens what the database seals. */
export const secretKeyFile = 'secret-key'
