/** `Content-Disposition` of a file to be saved. @source RFC 8187, 3.2.1: characters that `encodeURIComponent` leaves but an extended value may not hold */
export function toAttachment(name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
