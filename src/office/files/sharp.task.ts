import sharp from 'sharp'

// Whatever libvips can read, an upload gets no further than these three.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
// No picture comes twice: remembering them would only cost memory.
sharp.cache(false)

/** Takes 30 MB, and is loaded by whatever makes the first picture. */
export { sharp }
