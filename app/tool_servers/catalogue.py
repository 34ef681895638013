"""Tool servers that need nothing installed and no key, by the addresses that their makers publish."""

from __future__ import annotations

from dataclasses import dataclass

from app.language import mark
from app.tool_servers.server_settings import ServerSettings


@dataclass(frozen=True, slots=True)
class CatalogueEntry:
    """A server that can be added with one press."""

    name: str
    url: str
    description: str
    """Its use, in English: to be translated where it is shown."""

    @property
    def settings(self) -> ServerSettings:
        """Return how it is set up."""
        return ServerSettings(self.name, "", url=self.url)


CATALOGUE = (
    CatalogueEntry(
        "Hugging Face", "https://huggingface.co/mcp", mark("Searches models, datasets and papers at Hugging Face.")
    ),
    CatalogueEntry(
        "DeepWiki", "https://mcp.deepwiki.com/mcp", mark("Answers questions about public repositories at GitHub.")
    ),
    CatalogueEntry(
        "Microsoft Learn", "https://learn.microsoft.com/api/mcp", mark("Searches Microsoft's documentation.")
    ),
    CatalogueEntry(
        "Cloudflare Docs", "https://docs.mcp.cloudflare.com/mcp", mark("Searches Cloudflare's documentation.")
    ),
    CatalogueEntry("AWS Knowledge", "https://knowledge-mcp.global.api.aws", mark("Searches the documentation of AWS.")),
)
