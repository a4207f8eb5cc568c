declare module 'libheif-js/wasm-bundle.js' {
  import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js'

  const libheif: Omit<MainModule, 'heif_context_read_from_memory'> & {
    /** Embind takes bytes wherever it takes a text. */
    heif_context_read_from_memory(context: object, file: Uint8Array): { code: unknown; message: unknown }
  }

  // biome-ignore lint/style/noDefaultExport: so it does
  export default libheif
}
