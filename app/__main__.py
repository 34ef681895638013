"""``python -m app`` is the same as ``draftlight``."""

from __future__ import annotations

import sys

from app.main import main

sys.exit(main())
