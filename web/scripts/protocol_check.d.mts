export interface ProtocolCheck {
  asked(text: string): void;
  said(text: string): string;
  heard(text: string): void;
}
export function complaintAbout(place: string, value: unknown): string;
export function protocolCheck(): ProtocolCheck;
